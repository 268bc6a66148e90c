import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import type { ListedBrand } from '../contract/lists.ts'
import { brandActions } from './brand-actions.ts'

const amir = { uid: 'amir', name: 'Amir' }
const anna = { accountUid: 'anna', name: 'Anna', role: 'account_manager' } as const

function brand(manager: ListedBrand['manager']): ListedBrand {
  return {
    uid: 'orso',
    name: 'Orso',
    handle: null,
    organisation: 'Orso Ltd',
    category: 'Restaurant',
    city: 'london',
    address: '',
    district: 'Soho',
    postcode: null,
    country: 'GB',
    phone: null,
    website: null,
    place: null,
    profilePic: null,
    plan: null,
    manager,
    customerStatus: 'prospect',
    rag: 'green',
    ragFellAt: null,
    ragCauses: [],
    ragReason: null,
    nextStep: null,
    salesStage: 1,
    onboardingStage: 1,
    salesSince: '2026-03-02T12:00:00.000Z',
    onboardingSince: '2026-03-02T12:00:00.000Z',
    statusSince: '2026-03-02T12:00:00.000Z',
    lostReason: null,
    priority: 2,
    labels: [],
    alike: [],
    hasPeople: true,
    openRequests: 0,
    lastVisitAt: null,
    createdAt: '2026-03-02T12:00:00.000Z',
  }
}

const action = (label: string, self: Parameters<typeof brandActions>[1]) =>
  must(brandActions([], self).find((each) => each.label === label))

it('leaves out the brands that the server would refuse, and says whose they are', () => {
  for (const [label, choice] of [
    ['Add label', 'cs-engaged'],
    ['Remove label', 'cs-engaged'],
    ['Set priority', '1'],
  ] as const) {
    const { itemOf } = action(label, anna)
    expect(itemOf(brand(amir), choice, '')).toBe('looked after by Amir')
    expect(itemOf(brand(null), choice, '')).toBe('without an account manager')
    expect(itemOf(brand({ uid: 'anna', name: 'Anna' }), choice, '')).not.toContain('look')
  }
  expect(
    action('Set priority', { accountUid: 'ada', name: 'Ada', role: 'admin' }).itemOf(brand(amir), '1', ''),
  ).toMatchObject({
    input: { priority: 1 },
  })
})

it('offers the label that asks for a deletion last, with what follows from it', () => {
  const { choice, warning } = action('Add label', anna)
  expect(choice?.choices.at(-1)).toEqual({ value: 'submit-for-deletion', label: 'Submit for deletion' })
  expect(warning?.('submit-for-deletion')).toContain('can be deleted')
  expect(warning?.('cs-engaged')).toBeUndefined()
  expect(action('Remove label', anna).warning).toBeUndefined()
})

it('lets only an admin give brands to colleagues, and nobody do anything before it is known who they are', () => {
  expect(brandActions([], anna).map(({ label }) => label)).not.toContain('Assign manager')
  expect(action('Assign manager', { accountUid: 'ada', name: 'Ada', role: 'admin' }).label).toBe('Assign manager')
  expect(brandActions([], null)).toEqual([])
})

it('takes a brand back to its stage with since when it was there', () => {
  const stood = { ...brand({ uid: 'anna', name: 'Anna' }), statusSince: '2026-01-05T12:00:00.000Z' }
  expect(action('Change stage', anna).itemOf(stood, 'status.dormant', '')).toMatchObject({
    input: { move: { to: 'dormant', was: 'prospect' } },
    undo: { move: { to: 'prospect', was: 'dormant' }, since: '2026-01-05T12:00:00.000Z' },
  })
})
