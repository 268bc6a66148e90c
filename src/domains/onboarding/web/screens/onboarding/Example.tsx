import person from '../../assets/example-person.webp'
import exampleDeliverable from '../../assets/example-deliverable.webp'
import visit from '../../assets/example-visit.webp'
import { Badge } from '../../../../../kit/web/parts.tsx'
import styles from './onboarding.module.css'

const steps = [
  {
    picture: person,
    title: 'Somebody asks',
    text: 'Noor, 12,400 on Instagram. 61 % of her audience is in your city, and she kept 9 of 9 visits. You say yes in one click.',
  },
  {
    picture: visit,
    title: 'They come',
    text: 'Wednesday, 15:30, with one guest. Your team at the door sees the name, the code, and what they do not eat.',
  },
  {
    picture: exampleDeliverable,
    title: 'You look at what they made',
    text: 'A reel of 34 seconds, checked for quality and marked as advertising. Approve it, or say what should change.',
  },
] as const

/** What will happen, with somebody who does not exist: something to look at while the team reads. */
export function Example() {
  return (
    <section className={styles.example} aria-labelledby="example">
      <h2 id="example" className="serif">
        Meanwhile: how a collab goes
      </h2>
      <Badge tone="mute">An example, nobody real</Badge>
      <ol className="plain-list">
        {steps.map(({ picture, title, text }) => (
          <li key={title}>
            <img src={picture} alt="" width="120" height="120" loading="lazy" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
