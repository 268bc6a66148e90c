import { Title } from '@mantine/core'
import { LinkTo, type To } from '../../../kit/web/link.tsx'
import { productName } from '../../../kit/web/page-facts.ts'
import { Card } from '../../../kit/web/parts.tsx'
import { Screen } from '../../../kit/web/screen.tsx'

type Chapter = { title: string; to: To; lines: readonly string[] }

const chapters: readonly Chapter[] = [
  {
    title: 'Approve briefs',
    to: { path: '/app/admin/collab-brief-manager' },
    lines: [
      'Check the value, guests, spending cap, usage rights and alcohol first: these cause most disputes later.',
      'When a brief comes back, compare it with the last approved version. If you send it back, say in one sentence what to change.',
      'Brands with the status “receiving value” go live without approval. If they change the title, value or deliverables, the brief comes back to the queue.',
    ],
  },
  {
    title: 'Approve influencers',
    to: { path: '/app/admin/influencer-manager' },
    lines: [
      'We request new numbers after 90 days. Screenshots count for more than typed numbers.',
      'A rejection gives the reason and when they can apply again. Don’t write anything you wouldn’t say to them.',
      'Risk flags need a source, a start date and an end date. Only our team sees them.',
    ],
  },
  {
    title: 'Keep collabs moving',
    to: { path: '/app/admin/collab-explorer' },
    lines: [
      'Start with requests unanswered for over three days, then visits unconfirmed for tomorrow, then visits without content.',
      'Every step follows a rule; nobody changes a stage by hand. Everything you do for someone is logged under your name.',
      'You decide a dispute once, with a reason that both sides can read. Look at both sides’ evidence first.',
    ],
  },
  {
    title: 'Answer messages',
    to: { path: '/app/dms' },
    lines: [
      'Threads that have waited longest are at the top. Assign the ones you take, and snooze those waiting on someone else.',
      'Customers never see internal notes.',
    ],
  },
  {
    title: 'Look after your brands',
    to: { path: '/app/admin/brand-browser' },
    lines: [
      'Amber means no visit in 30 days, slow replies or no live brief. Call before it turns red.',
      'A new venue needs five things: a description, photos, a brief, availability and a colleague. The first week matters most.',
    ],
  },
]

/** How the team works, with the page for each part. */
export function TrainingScreen() {
  return (
    <Screen title="Training" lead={`How the ${productName()} team works, step by step.`} width="narrow">
      <div className="rows">
        {chapters.map(({ title, to, lines }) => (
          <Card key={title}>
            <Title order={2}>
              <LinkTo to={to}>{title}</LinkTo>
            </Title>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Screen>
  )
}
