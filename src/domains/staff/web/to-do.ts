import type { ListedCollab } from '../contract/collab-list.ts'
import { choiceName, collabList, collabNeeds } from '../lists.ts'

/** What the team looks for; else the next step, and of what has ended how it did. Content that is overdue is missing, too: that goes without saying. */
export function toDoOf(collab: ListedCollab): string {
  const { needs, outcome } = collab
  const shown = needs.filter((need) => need !== 'no-content' || !needs.includes('overdue'))
  if (shown.length > 0) return shown.map((need) => collabNeeds[need]).join(', ')
  return outcome === 'open' ? nextStepOf(collab) : choiceName(collabList.outcome, outcome)
}

/** What the side that it waits for does next. */
function nextStepOf({ stage, startedBy, holder, visit }: ListedCollab): string {
  if (stage === 1) return startedBy === 'influencer' ? 'Reply to the request' : 'Reply to the invitation'
  if (stage === 3) return 'Choose a time'
  if (stage === 4) return visit?.checkedInAt ? 'Deliver content' : 'Visit'
  return holder === 'brand' ? 'Review content' : 'Make changes or publish'
}
