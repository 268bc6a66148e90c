import { createHmac } from 'node:crypto'
import type { Config } from '../../../kit/server/config.ts'

/** The token of a call's link. It follows from the call, so that each reminder can carry it; only its hash is stored. */
export function tokenOf(config: Config, meetingUid: string): string {
  return createHmac('sha256', config.secret).update(`meeting\n${meetingUid}`).digest('base64url')
}

export function meetingPath(config: Config, meetingUid: string, open?: 'move' | 'cancel'): string {
  const search = new URLSearchParams({ token: tokenOf(config, meetingUid), ...(open && { open }) })
  return `/schedule-call?${search.toString()}`
}

export function calendarUrl(config: Config, meetingUid: string): string {
  return `${config.publicUrl}/schedule-call/${tokenOf(config, meetingUid)}.ics`
}
