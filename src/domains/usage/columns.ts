import { keysOf } from '../../kit/contract/keys.ts'
import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import type { EventRole } from './event.ts'

/** The role somebody had at the time. */
export const roleNames: Readonly<Record<EventRole, string>> = {
  guest: 'Without a profile',
  influencer: 'Creator',
  brand: 'Brand',
  account_manager: 'Account manager',
  admin: 'Admin',
}

/** Devices as events name them. */
export const deviceNames = { phone: 'Phone', desktop: 'Desktop', unknown: 'Unknown' } as const

/** Severity, as the browser reports it. */
export const levelNames = { error: 'Error', warn: 'Warning', info: 'Note' } as const

/** Why a session ended. */
export const endNames = {
  timeout: 'Idle for half an hour',
  page_unload: 'Closed the last page',
  destroyed: 'Signed out or withdrew consent',
} as const

const role = { title: 'Role', kind: 'choice', choices: namedChoices(roleNames) } as const
const device = { title: 'Device', kind: 'choice', choices: namedChoices(deviceNames) } as const
/** Only links and rows say which record: an account, a profile, or what an event was about. */
const about = { title: 'Person or record', kind: 'choice' } as const

/** The columns of the usage events. */
export const usageEventColumns = defineTable({
  at: { title: 'When', kind: 'day', sort: true },
  who: { title: 'Person' },
  about,
  role,
  name: { title: 'Event', kind: 'choice' },
  target: { title: 'About' },
  device,
  session: { title: 'Session' },
  accountUid: { title: 'Account ID' },
  profileUid: { title: 'Profile ID' },
  targetUid: { title: 'Record ID' },
})

/** The columns of the usage sessions. */
export const usageSessionColumns = defineTable({
  started: { title: 'Started', kind: 'day', sort: true },
  who: { title: 'Person' },
  about,
  role,
  minutes: { title: 'Minutes', kind: 'number' },
  pages: { title: 'Pages', kind: 'number' },
  events: { title: 'Events', kind: 'number' },
  device,
  end: { title: 'How it ended', kind: 'choice', choices: namedChoices(endNames), optional: true },
})

/** The columns of the errors that people met. */
export const userErrorColumns = defineTable({
  at: { title: 'When', kind: 'day', sort: true },
  who: { title: 'Person' },
  about: { ...about, optional: true },
  message: { title: 'Error' },
  path: { title: 'Page' },
  level: { title: 'Level', kind: 'choice', choices: namedChoices(levelNames) },
  device: { title: 'Browser' },
  reference: { title: 'Reference' },
})

/** The lists of Usage Logs, by their tab. */
export const usageLists = {
  events: usageEventColumns,
  sessions: usageSessionColumns,
  errors: userErrorColumns,
} as const
export type UsageListName = keyof typeof usageLists
export const usageListNames = keysOf(usageLists)
