/** What a person has set in this browser, remembered there. Everything that depends on it reads `settings`. */

export const LANGUAGES = ["en", "cs", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language;
  theme: "light" | "dark" | "device";
  /** Larger type, in hundredths. */
  type: 100 | 115 | 130;
  motion: "full" | "reduced" | "device";
  /** How fast others' moves are shown; 0 shows none. */
  speed: 0 | 1 | 2 | 4;
  sound: "off" | "soft" | "full";
  /** Whether single letters are keys. */
  letters: boolean;
  /** Whether ending a turn is asked again while something worth doing is left. */
  asks: boolean;
  /** Whose chat is not shown, by name. */
  muted: string[];
}

const KEY = "greathall-settings";
const FIRST: Settings = {
  language: preferred(),
  theme: "device",
  type: 100,
  motion: "device",
  speed: 1,
  sound: "off",
  letters: true,
  asks: true,
  muted: [],
};

/** The first of the browser's languages that the page speaks. */
function preferred(): Language {
  for (const each of navigator.languages) {
    const found = LANGUAGES.find((language) => each.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...FIRST, ...remembered() });

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const device = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", () => (device.dark = dark.matches));
still.addEventListener("change", () => (device.still = still.matches));

export function isDark(): boolean {
  return settings.theme === "device" ? device.dark : settings.theme === "dark";
}

export function isStill(): boolean {
  return settings.motion === "device" ? device.still : settings.motion === "reduced";
}

/** How long a motion takes that the design gives `milliseconds`. */
export function pace(milliseconds: number): number {
  if (settings.speed === 0) return 0;
  return (isStill() ? Math.min(milliseconds, 120) : milliseconds) / settings.speed;
}

/** Prints the page as the settings say, and remembers them. Called once, by the page. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset["theme"] = isDark() ? "dark" : "light";
    root.dataset["motion"] = isStill() ? "reduced" : "full";
    root.style.setProperty("--type", String(settings.type / 100));
  });
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a browser that stores nothing forgets the settings
    }
  });
}
