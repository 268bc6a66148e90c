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
      'Look at the value, the guests, the cap, the rights and the alcohol mark first: these are what people argue about later.',
      'Compare with the last approved version when a brief comes back. Return it with one sentence that says what to change.',
      'A brand that receives value goes live without us; a change of title, value or content asked for comes back to the queue.',
    ],
  },
  {
    title: 'Approve influencers',
    to: { path: '/app/admin/influencer-manager' },
    lines: [
      'Figures older than 90 days are asked for again. Screenshots count more than what was typed.',
      'A rejection names its reason and when they may apply again. Never write what you would not say to them.',
      'Risk flags need a source, a date and an end. They are seen by the team alone.',
    ],
  },
  {
    title: 'Keep collabs moving',
    to: { path: '/app/admin/collab-explorer' },
    lines: [
      'Start with unanswered over three days, then unconfirmed tomorrow, then visited without content.',
      'Every step has its rule; nobody edits a state by hand. What you do for someone is in the log with your name.',
      'A dispute is decided once, with a reason that both sides can read. Look at the evidence of both before.',
    ],
  },
  {
    title: 'Draw on the conversation',
    to: { path: '/app/dms' },
    lines: [
      'Unanswered longest stands on top. Assign what you take, snooze what waits for someone else.',
      'An internal note is never seen by the other side.',
    ],
  },
  {
    title: 'Look after your brands',
    to: { path: '/app/admin/brand-browser' },
    lines: [
      'Amber means: no visit in 30 days, late answers, or no live brief. Call before it turns red.',
      'A new venue needs five things: words, pictures, a brief, times, a colleague. The first week decides.',
    ],
  },
]

/** How the team works, with the page for each part. */
export function TrainingScreen() {
  return (
    <Screen title="Training" lead={`How the ${productName()} team works, a page for each part.`} width="narrow">
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
