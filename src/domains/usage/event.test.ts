import { expect, it } from 'vitest'
import { EventContext, pathAsTarget } from './event.ts'
import { plainPath } from './plain-path.ts'

const id = `influencer_${'0'.repeat(26)}`

it('leaves searches out of a path, and names the kind of thing instead of an id', () => {
  expect(plainPath(`/i/${id}?token=x#y`)).toBe('/i/{uid}')
})

it.each(['/app/%C3%BC ber', '/x'.repeat(300), '/i/zoë', `/${id}/a b`])(
  'makes of %s something that the log takes',
  (path) => {
    const about = { target_type: 'page', target_name: pathAsTarget(path) }
    expect(EventContext.parse(about)).toEqual({ ...about, target_uid: null })
  },
)
