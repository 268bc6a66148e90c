import { describe, expect, it } from 'vitest'
import { mentionedIn, partsOf, suggested, typedName } from './mentions.ts'

const people = ['Anna', 'Anna Lindqvist', 'Amir', 'Zoë (Paris)'].map((name) => ({ uid: name, name }))

describe('mentions', () => {
  it.each([
    ['Ask @Amir first.', ['Amir']],
    ['@anna lindqvist and @AMIR', ['Anna Lindqvist', 'Amir']],
    ['@Anna, @Anna', ['Anna']],
    ['(@Zoë (Paris))', ['Zoë (Paris)']],
    ['@Annabel, mail@Amir.test, Amir', []],
    ['', []],
  ])('of “%s” are %j', (text, names) => {
    expect(mentionedIn(text, people).map(({ name }) => name)).toEqual(names)
  })

  it('mention nobody where there is nobody', () => {
    expect(mentionedIn('@', [])).toEqual([])
    expect(partsOf('Ask @Amir', [])).toEqual([{ text: 'Ask @Amir', isMention: false }])
  })

  it('are told from the text around them', () => {
    expect(partsOf('@Amir: ask @Anna Lindqvist!', people)).toEqual([
      { text: '@Amir', isMention: true },
      { text: ': ask ', isMention: false },
      { text: '@Anna Lindqvist', isMention: true },
      { text: '!', isMention: false },
    ])
  })
})

describe('typing a name', () => {
  it.each([
    ['Ask @', '', ['Anna', 'Anna Lindqvist', 'Amir', 'Zoë (Paris)']],
    ['Ask @an', 'an', ['Anna', 'Anna Lindqvist']],
    ['@lind', 'lind', ['Anna Lindqvist']],
    ['@Anna l', 'Anna l', ['Anna Lindqvist']],
    ['@Amir has called', 'Amir has called', []],
  ])('“%s” suggests whose name begins so', (text, typed, names) => {
    expect(typedName(text, text.length)).toBe(typed)
    expect(suggested(typed, people).map(({ name }) => name)).toEqual(names)
  })

  it('begins with an @ that is no part of an address, before the cursor', () => {
    expect(typedName('mail@an', 7)).toBeNull()
    expect(typedName('Ask @Amir', 3)).toBeNull()
    expect(typedName('Ask @Amir\nnow', 13)).toBeNull()
  })
})
