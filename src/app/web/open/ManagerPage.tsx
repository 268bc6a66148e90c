import type { ManagerCard, OpenWords } from '../../open-pages.ts'
import { OpenPicture } from './OpenPicture.tsx'

/** A named account manager, and the way to talk to them. */
export function ManagerPage({ manager, words }: { manager: ManagerCard; words: OpenWords }) {
  const { name, slug, photo, role } = manager
  return (
    <article className="open-person">
      <OpenPicture path={photo} name={name} words={words} />
      <div>
        <p className="open-kicker">{role === 'admin' ? `The ${words.product} team` : 'Account manager'}</p>
        <h1 className="serif">{name}</h1>
        <p className="open-lead">
          I look after brands on {words.product}: the first brief, the right creators, and whatever comes up between the
          invitation and the post.
        </p>
        <p className="open-actions">
          <a href={`/schedule-call?with=${slug}`} className="open-button">
            Book a call with {name.split(' ')[0]}
          </a>
          <a href="/join?as=brand" className="open-button" data-quiet>
            Join as a brand
          </a>
        </p>
      </div>
    </article>
  )
}
