export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';

/** The colors chosen in this browser; the script in index.html applies them before the first paint. */
export const themeStore = {
  read(): Theme {
    try {
      return themes.find((theme) => theme === localStorage.getItem(key)) ?? 'system';
    } catch {
      return 'system';
    }
  },
  choose(theme: Theme): void {
    document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
    try {
      if (theme === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, theme);
    } catch {
      // Without storage it holds until the page is left.
    }
  },
};
