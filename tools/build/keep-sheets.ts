import type { Plugin } from 'vite'

/**
 * Keeps the style sheet of a CSS module that a file imports without naming a class of it: the server has drawn what it
 * styles (`src/app/web/open/main.ts`). Vite would drop it with the unused names.
 */
export function keepSheets(): Plugin {
  return {
    name: 'keep-sheets',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: () => ({ moduleSideEffects: 'no-treeshake' }),
    },
  }
}
