/** Where the page begins. */

import { mount } from "svelte";

import "./theme/fonts.css";
import "./theme/theme.css";
import "./theme/press.css";
import App from "./App.svelte";

const target = document.getElementById("page");
if (target) mount(App, { target });
