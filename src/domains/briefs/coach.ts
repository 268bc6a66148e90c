import type { BriefContent } from './brief.ts'

export type Coach = { score: number; hints: { part: string; points: number; text: string }[] }

/** How complete and attractive a brief is, 0 to 100, with what would raise it, strongest first. */
export function coach(content: BriefContent): Coach {
  const { availability, eligibility } = content
  const parts: { part: string; points: number; is: number; text: string }[] = [
    { part: 'pictures', points: 20, is: Math.min(1, content.pictures.length / 3), text: 'Show three pictures or more: they decide who stops scrolling.' },
    { part: 'story', points: 15, is: Math.min(1, content.story.length / 120), text: 'Tell in two or three sentences what it is like.' },
    { part: 'value', points: 15, is: content.valueMinor >= 40_00 ? 1 : content.valueMinor / 40_00, text: 'An experience worth more gets more and better requests.' },
    { part: 'guests', points: 10, is: content.guests > 0 ? 1 : 0, text: 'Let them bring somebody: most visits happen in company.' },
    { part: 'times', points: 15, is: Math.min(1, availability.windows.length / 3), text: 'Open at least three windows a week.' },
    { part: 'notice', points: 5, is: availability.leadHours <= 48 ? 1 : 0, text: 'Two days of notice are enough for most places.' },
    { part: 'asked', points: 10, is: content.deliverables.reduce((sum, piece) => sum + piece.count, 0) <= 4 ? 1 : 0, text: 'Ask for four pieces or fewer.' },
    { part: 'reach', points: 10, is: (eligibility.followersFrom ?? 0) <= 25_000 ? 1 : 0, text: 'Smaller followings engage more: lower the least number of followers.' },
  ]
  const score = Math.round(parts.reduce((sum, part) => sum + part.points * part.is, 0))
  const hints = parts.filter((part) => part.is < 1).map(({ part, points, is, text }) => ({ part, points: Math.round(points * (1 - is)), text }))
  return { score, hints: hints.sort((a, b) => b.points - a.points) }
}
