import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'

const idLength = 26

/** The token of a call's link: the end of its id, and our signature. It follows from the call, so that each reminder can carry it. */
export function tokenOf(config: Config, meetingUid: string): string {
  return `${meetingUid.slice(-idLength)}${sign(config, 'meeting', meetingUid)}`
}

/** Which call a token opens; null for one that is not ours. */
export function readToken(config: Config, token: string): string | null {
  const meetingUid = `meeting_${token.slice(0, idLength)}`
  return isSigned(config, 'meeting', token.slice(idLength), meetingUid) ? meetingUid : null
}

export function meetingPath(config: Config, meetingUid: string, open?: 'move' | 'cancel'): string {
  const search = new URLSearchParams({ token: tokenOf(config, meetingUid), ...(open && { open }) })
  return `/schedule-call?${search.toString()}`
}

export function calendarUrl(config: Config, meetingUid: string): string {
  return `${config.publicUrl}/schedule-call/${tokenOf(config, meetingUid)}.ics`
}
