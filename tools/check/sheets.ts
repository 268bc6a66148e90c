import { posix } from 'node:path'
import type { Finding } from './gate.ts'
import { isTest, type Source } from './source.ts'

type Sheet = { path: string; text: string }

/** Sheets whose classes every page may name: the kit's, and the resets of the pages that the server writes. */
const globalSheet = /^src\/kit\/web\/[^/]+\.css$|^src\/app\/web\/open\/open\.css$/
/** Pages that the server writes have a scale of their own, and the root has the size that all others are counted in. */
const ownSizes = /^src\/app\/web\/open\/|^src\/kit\/web\/(base|plain)\.css$/
/** What libraries name their own parts. */
const libraryClass = /^(mantine|maplibregl)-/
/** Loads the sheets of what the server has drawn, and names none of their classes. */
const loadsSheets = 'src/app/web/open/main.ts'

/**
 * Who may style what: a domain's classes are in CSS modules that only it imports, each class is named and each name is a
 * class, only the kit has global classes, text has four sizes, and an inline style holds nothing that a sheet could hold.
 */
export function checkSheets(sources: Source[], sheets: Sheet[]): Finding {
  const pages = sources.filter(({ path }) => path.startsWith('src/') && path.endsWith('.tsx') && !isTest(path))
  const kitClasses = new Set(sheets.filter(({ path }) => globalSheet.test(path)).flatMap(({ text }) => classesIn(text)))
  const modules = sheets.filter(({ path }) => path.startsWith('src/') && !globalSheet.test(path))
  return {
    gate: 'style sheets',
    saw: sheets.length,
    unit: 'sheets',
    problems: [
      ...modules.flatMap((sheet) => moduleProblems(sheet, sources)),
      ...sheets.filter(({ path }) => path.startsWith('src/') && !ownSizes.test(path)).flatMap(sizeProblems),
      ...pages.flatMap((page) => [...unknownClasses(page, kitClasses), ...literalStyles(page)]),
    ],
  }
}

/** A headline that grows with its page is a size of its own; a letter may grow with its picture. */
const otherSize = /^(inherit|clamp\(.*\)|[\d.]+cqmin)$/

/** Text has four sizes (`src/kit/web/colours.ts`): a fifth looks like an accident. */
function sizeProblems({ path, text }: Sheet): string[] {
  return [...text.matchAll(/font-size:\s*([^;]+);/g)]
    .filter(([, size = '']) => !size.startsWith('var(--text') && !otherSize.test(size))
    .map(
      ([, size]) =>
        `${path}: font-size ${size} is none of the four: var(--text-small), var(--text), var(--text-heading), var(--text-title).`,
    )
}

function moduleProblems({ path, text }: Sheet, sources: Source[]): string[] {
  if (!path.endsWith('.module.css')) return [`${path}: name it .module.css: only the kit has global classes.`]
  const foreign = [...text.matchAll(/:global\(([^)]*)\)/g)]
    .flatMap(([, inside = '']) => classesOf(inside))
    .filter((name) => !libraryClass.test(name))
  const classes = new Set(classesIn(text.replace(/:global\([^)]*\)/g, '')))
  const users = sources.filter(({ imports, path: user }) => imports.includes(path) && user !== loadsSheets)
  const named = new Set(users.flatMap((user) => namesFrom(user, path)))
  return [
    ...foreign.map((name) => `${path}: ".${name}" is somebody else's class: let its component take what differs.`),
    ...users
      .filter((user) => ownerOf(user.path) !== ownerOf(path))
      .map((user) => `${user.path}: ${path} is another room's: name a class of your own.`),
    ...[...classes].filter((name) => !named.has(name)).map((name) => `${path}: nothing names the class "${name}".`),
    ...[...named].filter((name) => !classes.has(name)).map((name) => `${path}: it has no class "${name}".`),
  ]
}

/** `src/domains/visits`, `src/app/web`. */
const ownerOf = (path: string) => path.split('/').slice(0, 3).join('/')

/** The names after `styles.` where `styles` is the module at `path`. */
function namesFrom(user: Source, path: string): string[] {
  return [...user.code.matchAll(/import (\w+) from '([^']+)'/g)]
    .filter(([, , request = '']) => posix.join(posix.dirname(user.path), request) === path)
    .flatMap(([, variable = '']) => [...user.code.matchAll(new RegExp(`(?<![\\w/.])${variable}\\.(\\w+)`, 'g'))])
    .map(([, name = '']) => name)
}

/** Words of a `className` that are in no global sheet. */
function unknownClasses({ path, code }: Source, known: ReadonlySet<string>): string[] {
  return [...code.matchAll(/\b[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^{}`]*)\})/g)].flatMap((found) => {
    const [, plain = '', template = '', expression = ''] = found
    const chosen = [...expression.matchAll(/[?:] '([^']*)'/g)].map(([, words = '']) => words)
    return [plain, template.replace(/\$\{[^}]*\}/g, ' '), ...chosen]
      .flatMap((words) => words.split(/\s+/))
      .filter((word) => word !== '' && !known.has(word))
      .map((word) => `${path}:${lineOf(code, found.index)}: the kit has no class "${word}": put it into a CSS module.`)
  })
}

/** Inline styles are for what is only known while the page runs. */
function literalStyles({ path, code }: Source): string[] {
  return [...code.matchAll(/\bstyles?=\{\{/g)].flatMap(({ index }) => {
    const values = balanced(code.slice(index)).matchAll(/(\w+): ?('[^']*'|"[^"]*"|-?[\d.]+)\s*[,}]/g)
    return [...values].map(
      ([, name = '']) => `${path}:${lineOf(code, index)}: "${name}" never changes: put it into a CSS module.`,
    )
  })
}

/** From the start to the brace that closes the first one. */
function balanced(text: string): string {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return text.slice(0, at + 1)
  }
  return text
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

const classesOf = (selector: string) => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)

function classesIn(text: string): string[] {
  return [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)]
    .map(([, selector = '']) => selector)
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap(classesOf)
}
