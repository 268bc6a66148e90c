import { must } from '../../kit/contract/must.ts'
import type { Random } from './random.ts'

/** What a creator or a venue says afterwards, by how it went (1 to 6). */
type Lines = Readonly<Record<2 | 3 | 4 | 5 | 6, readonly string[]>>

export const reviewLines: Readonly<Record<'venue' | 'creator', Lines>> = {
  venue: {
    2: ['Came an hour late, and half of what we agreed is missing.', 'The team had to chase every single post.'],
    3: ['The Reel was fine, but the Stories came a week late.', 'Nice person. The photos were darker than we’d hoped.'],
    4: ['Everything we agreed, nothing more.', 'Good content after one round of changes.', ''],
    5: [
      'On time, kind to the team, lovely photos.',
      'Easy to host, and the captions were spot on.',
      'Three tables mentioned the Reel that week.',
      'Replied quickly and knew exactly what to film.',
      '',
    ],
    6: [
      'A joy to have. We’d host them again tomorrow.',
      'Our guests keep asking about the video.',
      'Understood the place better than we explain it ourselves.',
      'We booked out two Wednesdays after this. Thank you!',
      'The best Reel anyone has made of our kitchen.',
      '',
    ],
  },
  creator: {
    2: ['Nobody knew about my booking, and we waited 40 minutes.', 'Half of what the brief promised was off the menu.'],
    3: [
      'Good food, but we were put at a table by the toilets.',
      'The team seemed rushed, so there was little to film.',
    ],
    4: ['Nice enough, though a bit loud to film.', 'Friendly team. The portions were smaller than I expected.', ''],
    5: [
      'Great light and a patient team.',
      'They kept a window table for us, which made the shots.',
      'Really good food, and no pressure at all.',
      'Clear brief, quick replies, lovely evening.',
      '',
    ],
    6: [
      'They made us feel at home from the first minute.',
      'I’ll be back with my own money.',
      'The chef came out to explain every dish. Wonderful.',
      'My followers won’t stop asking where this is.',
      'One of the best evenings I’ve had this year.',
      '',
    ],
  },
}

/** Mostly happy, as people are who were well fed; some say nothing. */
export function reviewBy(side: 'venue' | 'creator', random: Random): { value: number; text: string } {
  const value = random.pick([6, 6, 6, 5, 5, 5, 4, 4, 3, 2] as const)
  return { value, text: must(random.pick(reviewLines[side][value]), 'line') }
}
