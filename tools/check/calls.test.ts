import { describe, expect, it } from 'vitest'
import { checkCalls } from './calls.ts'
import { parseSource } from './source.ts'

const server = 'src/domains/collabs/server'
const file = (path: string, text = '') => parseSource(`${server}/${path}`, text)
const whole = [
  file(
    'calls.ts',
    `import { approveCollab } from './calls/approveCollab.ts'\nexport const handlers = { approveCollab }`,
  ),
  file('calls/approveCollab.ts'),
  file('calls/approveCollab.test.ts'),
]
const declared = [{ domain: 'collabs', names: ['approveCollab'] }]

describe('calls', () => {
  it('accepts a call with handler, test and registration', () => {
    expect(checkCalls(declared, whole)).toMatchObject({ saw: 1, problems: [] })
  })

  it.each(whole.map((source) => source.path))('misses %s', (path) => {
    const { problems } = checkCalls(
      declared,
      whole.filter((source) => source.path !== path),
    )
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(path)
  })

  it('misses a call whose name in the registry is only a comment', () => {
    const registry = file('calls.ts', `// import { approveCollab } from './calls/approveCollab.ts'`)
    expect(checkCalls(declared, [registry, ...whole.slice(1)]).problems).toEqual([
      `${server}/calls.ts does not import approveCollab.`,
    ])
  })

  it('reports a handler that no contract declares', () => {
    const { problems } = checkCalls(declared, [...whole, file('calls/eatCollab.ts')])
    expect(problems).toEqual([`${server}/calls/eatCollab.ts: no contract declares eatCollab.`])
  })

  it('reports a name used by two domains', () => {
    const { problems } = checkCalls([...declared, ...declared], whole)
    expect(problems).toEqual(["approveCollab is declared twice: a call's name is unique in the product."])
  })
})
