/** The page is built into the Python package; while one works on it, `npm run dev` serves it beside a running server. */

import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const PAGE = "../src/greathall/server/page";
const SERVER = process.env["GREATHALL_SERVER"] ?? "http://127.0.0.1:8000";
/** A folder of fixtures (see src/fixture), which the development server offers under /fixtures. */
const FIXTURES = process.env["GREATHALL_FIXTURES"];
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;

/** Writes the files compressed too, so that the server has nothing to compress. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = PAGE }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!COMPRESSED.test(file)) continue;
        const path = join(dir, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

/** Serves the folder of fixtures. */
function fixtures(folder: string): Plugin {
  mkdirSync(folder, { recursive: true });
  return {
    name: "fixtures",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/fixtures", (request, response) => {
        const name = decodeURIComponent((request.url ?? "").replace(/^\/|\?.*$/g, ""));
        if (!readdirSync(folder).includes(name)) response.writeHead(404).end();
        else response.setHeader("Content-Type", "application/json").end(readFileSync(join(folder, name)));
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed(), ...(FIXTURES ? [fixtures(FIXTURES)] : [])],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // no data: addresses, which the Content-Security-Policy forbids
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
