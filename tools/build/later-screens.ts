import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** A screen as the routes of a domain name it. */
const screen = /import\('(?<file>\.\/screens\/\w+\.tsx)'\)\.then\(\(m\) => m\.(?<name>\w+)\)/g
const routesFile = /\/src\/(domains\/\w+\/web\/routes\.tsx|app\/web\/own-routes\.ts)$/
/** Where the screens of a file of routes are imported. */
export const laterScreensOf = /\/src\/(domains\/\w+\/web\/routes\.tsx|app\/web\/own-routes\.ts)\?screens$/

/**
 * Keeps where every screen is to be had out of the first load: for each, a build writes the names of all files that it needs, so
 * that they are fetched at once. Routes then ask a module for their screens, `routes.tsx?screens`, which comes with the first of
 * them; only those of `atOnce` stay where they are.
 */
export function laterScreens(atOnce: readonly string[]): Plugin {
  const later = (name: string) => !atOnce.includes(name)
  return {
    name: 'later-screens',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: laterScreensOf },
      async handler(id) {
        const source = await readFile(id.replace('?screens', ''), 'utf8')
        const screens = new Map([...source.matchAll(screen)].map(([text, , name = '']) => [name, text]))
        const lines = [...screens]
          .filter(([name]) => later(name))
          .map(([name, text]) => `export const ${name} = () => ${text}`)
        return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false }
      },
    },
    transform: {
      filter: { id: routesFile },
      handler: (code, id) => ({
        code: code.replace(screen, (text, _file, name: string) =>
          later(name) ? `import(${JSON.stringify(`${id}?screens`)}).then((all) => all.${name}())` : text,
        ),
        map: null,
      }),
    },
  }
}
