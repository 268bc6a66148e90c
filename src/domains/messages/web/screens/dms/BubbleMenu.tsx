import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconConfetti,
  IconHeart,
  IconHeartHandshake,
  IconMoodHappy,
  IconMoodPlus,
  IconMoodSurprised,
  IconThumbUp,
} from '@tabler/icons-react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { type MessageView, messageCalls } from '../../../contract.ts'
import { type Reaction, reactions, wordlessText } from '../../../rules.ts'
import styles from '../dms.module.css'

const signs: Readonly<Record<Reaction, { name: string; Icon: typeof IconHeart }>> = {
  'thumbs-up': { name: 'Thumbs up', Icon: IconThumbUp },
  heart: { name: 'Heart', Icon: IconHeart },
  laughing: { name: 'Laughing', Icon: IconMoodHappy },
  surprised: { name: 'Surprised', Icon: IconMoodSurprised },
  celebration: { name: 'Celebration', Icon: IconConfetti },
  thanks: { name: 'Thank you', Icon: IconHeartHandshake },
}

type Props = { message: MessageView; collabUid: string }

/** Reacting and replying, beside a message: seen on pointing at it, always on a phone. */
export function BubbleMenu({ message, collabUid, onReply }: Props & { onReply: () => void }) {
  const react = useWrite(messageCalls.reactToMessage)
  const own = message.reactions.find(({ mine }) => mine)?.reaction
  return (
    <Menu position="top" shadow="sm">
      <Menu.Target>
        <ActionIcon
          className={styles.more}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`React or reply to “${message.text.slice(0, 40) || wordlessText(message)}”`}
        >
          <IconMoodPlus size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.choices}>
          {reactions.map((reaction) => {
            const { name, Icon } = signs[reaction]
            return (
              <Menu.Item
                key={reaction}
                className={styles.choice}
                data-mine={reaction === own}
                aria-label={name}
                onClick={() =>
                  void react({ collabUid, messageUid: message.uid, reaction: reaction === own ? null : reaction })
                }
              >
                <Icon size={22} aria-hidden />
              </Menu.Item>
            )
          })}
        </div>
        <Menu.Item leftSection={<IconArrowBackUp size={18} />} onClick={onReply}>
          Reply
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Who reacted how, below a message; one’s own comes and goes with a press. */
export function Reactions({ message, collabUid, isOpen }: Props & { isOpen: boolean }) {
  const react = useWrite(messageCalls.reactToMessage)
  if (message.reactions.length === 0) return null
  return (
    <div className={styles.reactions}>
      {message.reactions.map(({ reaction, by, mine }) => {
        const { name, Icon } = signs[reaction]
        return (
          <button
            key={reaction}
            type="button"
            className={styles.reaction}
            aria-pressed={mine}
            aria-label={`${name}: ${by.join(', ')}`}
            title={by.join(', ')}
            disabled={!isOpen}
            onClick={() => void react({ collabUid, messageUid: message.uid, reaction: mine ? null : reaction })}
          >
            <Icon size={18} aria-hidden /> {by.length > 1 && by.length}
          </button>
        )
      })}
    </div>
  )
}
