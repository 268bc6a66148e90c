import { expect, it } from 'vitest'
import type { Call } from '../kit/contract/calls.ts'
import { allCalls } from './calls.ts'

/** What begins like making something and needs no key of the sender's, with the reason. */
const without = {
  addAuthenticator: 'a code works once',
  addPasskey: 'a browser keeps each passkey once',
  addCampaignBriefs: 'a brief is in a campaign once',
  addBriefPicture: 'a picture is on a brief once',
  addInsights: 'one reading of each kind',
  addThreadNote: 'its input has a key',
  addListMembers: 'somebody is on a list once',
  addToCollection: 'a deliverable is in a collection once',
  addToShortlist: 'somebody is on a shortlist once',
  addProfilePicture: 'a picture is on a profile once',
  applyAgain: 'the version says whether it was done',
  createApiKey: 'its secret is shown once, and stored as a hash alone',
  createWebhook: 'its secret is shown once, and stored sealed',
  createCalendarFeed: 'takes the place of the one before; its address is stored nowhere',
  createDoorLink: 'takes the place of the one before',
  createStoryPage: 'a collab has one page',
  disputeNoShow: 'once for each collab',
  submitReview: 'once for each collab and side',
  giveThankYou: 'a thank-you is given once',
  joinBriefWaitlist: 'somebody waits for a brief once',
  joinWaitlist: 'the version says whether it was done',
  makeArchive: 'stores nothing but what the log says',
  makeSignInAsLink: 'a link opens once, and is stored as a hash alone',
  makeRecoveryCodes: 'take the place of those before; stored as signatures alone',
  requestAdCode: 'a week lies between two',
  requestChanges: 'the version says whether it was done',
  sendMessage: 'its input has a key',
} as const

it('asks every write that creates something for an idempotency key, or says why not', () => {
  const calls: Call[] = Object.values(allCalls)
  const making = calls.filter(
    ({ name, kind }) =>
      kind === 'write' && /^(add|apply|book|create|dispute|duplicate|give|invite|join|make|request|send)/.test(name),
  )
  const unsaid = making.filter(({ name, creates }) => !creates && !(name in without)).map(({ name }) => name)
  expect(unsaid).toEqual([])
  expect(making.length).toBeGreaterThan(Object.keys(without).length)
})

it('gives reasons only for calls that need one', () => {
  const names = new Map(Object.values(allCalls).map((call: Call) => [call.name, call]))
  for (const name of Object.keys(without)) expect([name, names.get(name)?.creates]).toEqual([name, undefined])
  expect(Object.keys(without).filter((name) => !names.has(name))).toEqual([])
})
