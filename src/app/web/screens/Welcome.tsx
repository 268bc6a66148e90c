import './welcome.css'
import { Button } from '@mantine/core'
import { toJoin, toLogin } from '../../../domains/accounts/web/links.ts'
import { GuestNav } from '../../../domains/accounts/web/parts/GuestNav.tsx'
import { TableScene } from '../../../domains/accounts/web/parts/TableScene.tsx'
import { toPricing } from '../../../domains/billing/web/links.ts'
import { BrandMark } from '../../../kit/web/brand-mark.tsx'
import { LinkTo } from '../../../kit/web/link.tsx'
import { productName, usePage } from '../../../kit/web/page.ts'

const steps = [
  ['Offer a table', 'Say what guests get and when you would love company. Quiet evenings fill themselves.'],
  [
    'Meet your creator',
    'Each request comes with its reasons: where their audience lives, what they make, how they keep their word.',
  ],
  [
    'Keep the story',
    'They visit and deliver. You review, approve and use what they made. Everyone knows what was agreed.',
  ],
] as const

/** What the product is, to who is not signed in. */
export function Welcome() {
  usePage(null)
  const name = productName()
  return (
    <div className="welcome">
      <header>
        <span className="welcome-name">
          <BrandMark size={34} />
          <span className="serif">{name}</span>
        </span>
        <GuestNav>
          <LinkTo to={toPricing()}>Pricing</LinkTo>
          <Button component={LinkTo} to={toLogin()} variant="default">
            Sign in
          </Button>
        </GuestNav>
      </header>
      <main>
        <section className="welcome-words">
          <h1 className="serif">Influencer marketing made effortless</h1>
          <p>
            Restaurants, hotels, cafes and bars offer an experience. Creators visit, and tell the story. {name} looks
            after everything between the invitation and the post.
          </p>
          <Button component={LinkTo} to={toJoin()} size="lg">
            Join {name}
          </Button>
        </section>
        <div className="welcome-picture">
          <TableScene />
        </div>
        <ol className="welcome-steps">
          {steps.map(([title, text]) => (
            <li key={title}>
              <h2 className="serif">{title}</h2>
              <p className="dim">{text}</p>
            </li>
          ))}
        </ol>
      </main>
    </div>
  )
}
