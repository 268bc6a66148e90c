import { mediaAddress } from '../../../../media/web/parts/addresses.ts'
import { PdfLink } from '../../../../media/web/parts/PdfLink.tsx'
import { VoicePlayer } from '../../../../media/web/parts/VoicePlayer.tsx'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import type { MessageView } from '../../../contract.ts'
import { BubbleMenu, Reactions } from './BubbleMenu.tsx'
import { cameBefore } from './message-items.ts'
import styles from '../dms.module.css'

type Props = {
  message: MessageView
  collabUid: string
  clock: string
  isFirst: boolean
  isLast: boolean
  /** Absent where nothing can be written. */
  onReply?: ((message: MessageView) => void) | undefined
}

const idOf = (uid: string) => `message-${uid}`

/** One message. Its author is named above the first of a group, and never to themselves; its time stands below the last. */
export function Bubble({ message, collabUid, clock, isFirst, isLast, onReply }: Props) {
  const { uid, mine, byMe, author, text, masked, read, replyTo, voice, documents } = message
  return (
    <div id={idOf(uid)} className={styles.line} data-mine={mine} data-last={isLast}>
      <article className={styles.bubble} data-mine={mine}>
        {isFirst && !byMe && (
          <header>
            <b>{author}</b>
          </header>
        )}
        {replyTo && (
          <button
            type="button"
            className={styles.quote}
            aria-label={`Replies to ${replyTo.byMe ? 'you' : replyTo.author}: ${replyTo.text}`}
            onClick={() => document.getElementById(idOf(replyTo.uid))?.scrollIntoView({ block: 'center' })}
          >
            <b className="ellipsis">{replyTo.byMe ? 'You' : replyTo.author}</b>
            <span className="ellipsis">{replyTo.text}</span>
          </button>
        )}
        {text && <p>{text}</p>}
        {masked && (
          <small className="dim">You’ll see phone numbers and email addresses once the visit is confirmed.</small>
        )}
        <Pictures message={message} />
        {documents.map(({ uid: file, file_path: path, name }) => (
          <PdfLink key={file} path={path} name={name} />
        ))}
        {voice && (
          <VoicePlayer
            src={mediaAddress('original', voice.file_path)}
            mime={voice.mime}
            durationMs={voice.durationMs ?? 0}
            whose={byMe ? 'from you' : `from ${author}`}
          />
        )}
        <Reactions message={message} collabUid={collabUid} isOpen={Boolean(onReply)} />
        {isLast && (
          <footer>
            {clock}
            {read === true && ' · read'}
            {read === false && ' · sent'}
          </footer>
        )}
      </article>
      {onReply && !cameBefore.has(uid) && (
        <BubbleMenu message={message} collabUid={collabUid} onReply={() => onReply(message)} />
      )}
    </div>
  )
}

function Pictures({ message: { pictures, author } }: { message: MessageView }) {
  return pictures.map((picture) => (
    <a key={picture.uid} href={mediaAddress('full', picture.file_path)} target="_blank" rel="noreferrer">
      <Picture
        className={styles.picture}
        path={picture.file_path}
        alt={`Photo from ${author}`}
        ratio={picture.width / picture.height}
        placeholder={picture.placeholder}
        kind="content"
        sizes="280px"
      />
    </a>
  ))
}
