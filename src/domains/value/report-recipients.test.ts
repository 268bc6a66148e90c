import { expect, it } from 'vitest'
import { recipientState, teamReaders } from './report-recipients.ts'

const venues = ['luna', 'east']
const members = new Map([
  ['bella', ['luna', 'east']],
  ['ben', ['luna']],
])

it('goes to the team of all venues, and to nobody who does not belong to one of them', () => {
  expect(teamReaders(venues, members, { toTeam: true, chosen: [] })).toEqual([
    { accountUid: 'bella', brandUids: ['luna', 'east'] },
  ])
  expect(teamReaders(venues, members, { toTeam: false, chosen: [] })).toEqual([])
})

it('tells those who were chosen of their venues alone', () => {
  const chosen = [
    { accountUid: 'bella', brandUids: ['east'] },
    { accountUid: 'ben', brandUids: null },
    { accountUid: 'gone', brandUids: null },
  ]
  expect(teamReaders(venues, members, { toTeam: true, chosen })).toEqual([
    { accountUid: 'bella', brandUids: ['east'] },
    { accountUid: 'ben', brandUids: ['luna'] },
  ])
  const elsewhere = [{ accountUid: 'ben', brandUids: ['east'] }]
  expect(teamReaders(venues, members, { toTeam: false, chosen: elsewhere })).toEqual([])
})

it('waits for the yes of somebody outside, and ends with their no', () => {
  const at = new Date()
  const outside = { accountUid: null, confirmedAt: null, stoppedAt: null }
  expect(recipientState({ ...outside, accountUid: 'bella' })).toBe('on')
  expect(recipientState(outside)).toBe('asked')
  expect(recipientState({ ...outside, confirmedAt: at })).toBe('on')
  expect(recipientState({ ...outside, confirmedAt: at, stoppedAt: at })).toBe('stopped')
})
