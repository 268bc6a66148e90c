import { addEntry, addImport, listName } from './edits.ts'
import { stemOf, titleOf } from './names.ts'
import type { Tree } from './tree.ts'

const sides = ['brand', 'influencer', 'admin'] as const

/** A page: its screen with its test, its address and its route, and for a side its entry in that side's menu. The look-through knows it too. */
export function newScreen(tree: Tree, domain: string, name: string, path = '', side?: string): void {
  if (!/^[A-Z]\w*Screen$/.test(name)) throw new Error('A screen is PascalCase and ends in Screen: NoShowsScreen.')
  if (!/^\/[a-z-]+(\/[a-z-]+)*$/.test(path)) throw new Error('A screen has an address: /app/brand/no-shows.')
  const menu = sides.find((each) => each === side)
  if (side && !menu) throw new Error(`A menu entry is for one of: ${sides.join(' ')}.`)
  const web = `src/domains/${domain}/web`
  const title = titleOf(name.replace(/Screen$/, ''))
  tree.add(`${web}/screens/${name}.tsx`, screenFile(name, title))
  tree.add(`${web}/screens/${name}.test.tsx`, testFile(name, title, path))
  tree.change(`${web}/links.ts`, (text) =>
    addImport(addEntry(text, `${stemOf(domain)}Pages`, `'${path}': z.object({})`), importZod),
  )
  tree.change(`${web}/routes.tsx`, (text) => {
    const changed = addEntry(text, listName(text), routeEntry(name, path, title, menu))
    return menu ? addImport(changed, "import { IconFile } from '@tabler/icons-react'") : changed
  })
  const [file, list, within] = seenIn(path)
  tree.change(`e2e/${file}.ts`, (text) => addEntry(text, list, `'${path}'`, within))
}

const importZod = "import * as z from 'zod/mini'"

/** Whose look-through opens an address. */
function seenIn(path: string): [file: string, list: string, within: string] {
  if (path.startsWith('/app/admin/')) return ['screens-of-staff', 'staffScreens', 'admin']
  if (path.startsWith('/app/influencer/')) return ['screens', 'screens', 'creator']
  return ['screens', 'screens', path.startsWith('/app/') ? 'brand' : 'guest']
}

function routeEntry(name: string, path: string, title: string, menu?: string): string {
  const entry = menu ? `\n    menu: [{ for: '${menu}', label: '${title}', icon: IconFile, order: 500 }],` : ''
  return `'${path}': {
    screen: () => import('./screens/${name}.tsx').then((m) => m.${name}),${entry}
  }`
}

function screenFile(name: string, title: string): string {
  return `import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'

export function ${name}() {
  return (
    <Screen title="${title}">
      <EmptyState title="Nothing here yet" />
    </Screen>
  )
}
`
}

function testFile(name: string, title: string, path: string): string {
  return `import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { ${name} } from './${name}.tsx'

describeScreen(${name}, {
  title: '${title}',
  path: '${path}',
  as: (w) => w.${whoOpens(path)},
  given: async () => undefined,
  filled: ['Nothing here yet'],
  asksNothing: true,
  does: {
    'says what will be here': () => seeWords(['Nothing here yet']),
  },
})
`
}

/** Somebody of the world whose page an address is. */
function whoOpens(path: string): string {
  if (path.startsWith('/app/admin/')) return 'ada'
  return path.startsWith('/app/brand/') ? 'bella' : 'alice'
}
