import person from '../../assets/example-person.webp'
import exampleDeliverable from '../../assets/example-deliverable.webp'
import visit from '../../assets/example-visit.webp'
import { Badge } from '../../../../../kit/web/parts.tsx'
import styles from './onboarding.module.css'

const steps = [
  {
    picture: person,
    title: 'A creator sends a request',
    text: 'Noor, 12,400 followers on Instagram. 61% of her audience is in your city, and she kept 9 of 9 visits. Approve in one click.',
  },
  {
    picture: visit,
    title: 'They visit',
    text: 'Wednesday, 15:30, with one guest. Your team sees the name, the check-in code and any allergies.',
  },
  {
    picture: exampleDeliverable,
    title: 'You review their content',
    text: 'A 34-second Reel, checked for quality and disclosed as an ad. Approve it or request changes.',
  },
] as const

/** What will happen, with somebody who does not exist: something to look at while the team reads. */
export function Example() {
  return (
    <section className={styles.example} aria-labelledby="example">
      <h2 id="example" className="serif">
        How a collab works
      </h2>
      <Badge tone="mute">Example only</Badge>
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
