import { Button, Title } from '@mantine/core'
import { IconBrandInstagram, IconDeviceMobileMessage, IconMessageCircle } from '@tabler/icons-react'
import { PublicNav } from '../../../domains/accounts/web/parts/PublicNav.tsx'
import { Logo } from '../../../domains/accounts/web/parts/Logo.tsx'
import { productName } from '../../../kit/web/page-facts.ts'
import { Card } from '../../../kit/web/parts.tsx'
import { Screen } from '../../../kit/web/screen.tsx'
import styles from './support.module.css'

/** The channels and how soon each is answered. */
const channels = [
  { icon: IconMessageCircle, name: 'Messaging app', answer: 'in under 1 hour' },
  { icon: IconDeviceMobileMessage, name: 'SMS', answer: 'in under 6 hours' },
  { icon: IconBrandInstagram, name: 'Instagram DM', answer: 'within 1 working day' },
] as const

const questions = [
  [
    'I can’t sign in',
    'Request a new link on the sign-in page. It arrives within seconds; check your junk folder if you don’t see it. Each link works once, for 15 minutes.',
  ],
  [
    'I can’t make a visit',
    'Open the collab and choose another time, or cancel it with a reason. Let the venue know as early as you can: less than 48 hours before the visit counts as a late cancellation.',
  ],
  [
    'A creator didn’t show up, or the venue couldn’t host',
    'Report it on the door page or the collab, from 30 minutes to 7 days after the visit was due to start. The other side can reply once, then our team decides and explains why.',
  ],
  [
    'When is content due?',
    '14 days after the visit. We send reminders after 7, 12 and 14 days. You can’t send new requests while content is overdue.',
  ],
  [
    'What does a collab cost?',
    'A fee is only due once all the content is delivered. You never pay for a no-show or a visit without content.',
  ],
] as const

/** Public: how to reach the team, and what is asked most. */
export function SupportScreen() {
  return (
    <main>
      <Screen
        title="Support"
        lead={`How to contact ${productName()}, and how soon we’ll reply.`}
        width="narrow"
        actions={<PublicNav />}
      >
        <div className={styles.channels}>
          {channels.map(({ icon: Icon, name, answer }) => (
            <Card key={name} className={styles.channel}>
              <Icon size={26} stroke={1.6} aria-hidden="true" />
              <div>
                <b>{name}</b>
                <div className="dim">We reply {answer}</div>
              </div>
            </Card>
          ))}
        </div>
        <Title order={2} mt="xl" mb="sm">
          Common questions
        </Title>
        <div className="rows">
          {questions.map(([question, answer]) => (
            <details key={question} className="card pad">
              <summary>
                <b>{question}</b>
              </summary>
              <p className="dim">{answer}</p>
            </details>
          ))}
        </div>
        <Button component="a" href="/" variant="default" mt="xl" leftSection={<Logo size={20} />}>
          Back to {productName()}
        </Button>
      </Screen>
    </main>
  )
}
