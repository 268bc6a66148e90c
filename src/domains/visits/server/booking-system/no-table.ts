import type { Acting } from '../../../collabs/server/acting.ts'
import type { Collab } from '../../../collabs/server/reads.ts'
import { notifyProfiles } from '../../../collabs/server/save.ts'
import { timeWords } from '../../../collabs/server/words.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { Reservation } from './reserve.ts'

type How = 'full' | 'declined' | 'refused'
type Words = { title: string; line: string }

/** A table that was there: its creator isn’t sent looking for another time before the venue has looked for another table. */
const wasThere = ({ state }: Reservation) => state === 'reserved'

/** Tells the venue that a booked visit has no table, and its creator where they are the one to choose again. */
export async function notifyNoTable(acting: Acting, collab: Collab, row: Reservation, how: How): Promise<void> {
  const { title, timezone } = await getBrief(acting.tx, row.briefUid)
  const when = timeWords(row.startsAt, timezone)
  const say = async (to: string, words: Words | null, action: string) => {
    if (!words) return
    const notification = { kind: `collab.table-${how}`, until: row.startsAt, title: words.title, lines: [words.line] }
    await notifyProfiles(acting, collab, [to], { ...notification, action }, row.uid)
  }
  const name = collab.terms?.influencerName ?? 'The creator'
  await say(collab.influencerUid, forCreator(row, how, when, title), 'Choose another time')
  await say(collab.brandUid, forVenue(row, how, when, `${name} is booked then for “${title}”.`), 'View visit')
}

function forCreator(row: Reservation, how: How, when: string, title: string): Words | null {
  if (how === 'refused' || wasThere(row)) return null
  const why = how === 'full' ? 'The venue’s booking system is full then.' : 'The venue couldn’t reserve one.'
  return {
    title: `No table at ${when}. Choose another time`,
    line: `${why} Your visit for “${title}” needs another time.`,
  }
}

function forVenue(row: Reservation, how: How, when: string, booked: string): Words {
  const asked = 'We’ve asked them to choose another time. You can also suggest one, or reserve a table yourself.'
  if (how === 'full') return { title: `Your booking system has no table at ${when}`, line: `${booked} ${asked}` }
  if (how === 'refused')
    return {
      title: `Your booking system won’t reserve a table at ${when}`,
      line: `${booked} Reserve a table yourself, or suggest another time. We’ll keep trying.`,
    }
  if (wasThere(row))
    return {
      title: `The table at ${when} was cancelled in your booking system`,
      line: `${booked} Reserve another table yourself, or suggest another time.`,
    }
  return { title: `The table at ${when} was declined in your booking system`, line: `${booked} ${asked}` }
}
