import type { Box } from '../../../box-names.ts'

const words: Record<Box, { title: string; text: string }> = {
  inbox: {
    title: 'No messages yet',
    text: 'Every request and invitation starts a conversation. Yours will appear here.',
  },
  all: {
    title: 'No messages yet',
    text: 'Every request and invitation starts a conversation. They all appear here, done and snoozed ones too.',
  },
  mine: {
    title: 'Nothing is assigned to you',
    text: 'Conversations that you or a colleague assign to you appear here.',
  },
  unassigned: { title: 'Every conversation is assigned', text: 'Unassigned conversations appear here.' },
  unanswered: {
    title: 'No one is waiting for a reply',
    text: 'Conversations that need a reply appear here.',
  },
  unread: { title: 'You’re all caught up', text: 'New messages appear here until you’ve read them.' },
  snoozed: {
    title: 'Nothing snoozed',
    text: 'Snoozed conversations stay here until the time you chose, or until someone writes.',
  },
  returned: { title: 'Nothing snoozed', text: 'Snoozed conversations come back here at the time you chose.' },
  done: {
    title: 'Nothing marked as done',
    text: 'Conversations marked as done stay here until someone writes again.',
  },
  'help-requested': {
    title: 'No requests for help',
    text: 'When someone requests help from our team, it appears here.',
  },
}

export const noneMatches = { title: 'No conversations match', text: 'Try another word, or part of a name.' }

/** What stands in an empty box. `isOwn`: it holds the conversations of one’s own brands alone. */
export function emptyWords(box: Box, search: string | undefined, isOwn: boolean) {
  const { title, text } = search ? noneMatches : words[box]
  return { title, text: isOwn ? `${text} You’re seeing your brands only.` : text }
}
