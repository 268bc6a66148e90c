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
  { icon: IconMessageCircle, name: 'Messaging app', answer: 'under 1 hour' },
  { icon: IconDeviceMobileMessage, name: 'SMS', answer: 'under 6 hours' },
  { icon: IconBrandInstagram, name: 'Instagram DM', answer: 'within 1 working day' },
] as const

const questions = [
  [
    'I cannot sign in',
    'Ask for a new link on the sign-in page: it arrives within seconds, and may lie in the junk folder. A link works once, for 15 minutes.',
  ],
  [
    'I cannot come to a visit',
    'Open the collab and choose another time, or cancel it with a reason. The earlier, the kinder: under 48 hours before the slot it counts as late.',
  ],
  [
    'A guest did not come, or could not be hosted',
    'Say so on the door page or on the collab, from half an hour after the slot to seven days later. The other side may answer once; our team decides with a reason.',
  ],
  [
    'When is content due?',
    'Fourteen days after the visit. We remind at 7, 12 and 14 days; overdue content blocks new requests until it is in.',
  ],
  [
    'What does a collab cost?',
    'A fee is due only when all content was delivered. Nobody pays for a no-show, or for a visit that yields nothing.',
  ],
] as const

/** Public: how to reach the team, and what is asked most. */
export function SupportScreen() {
  return (
    <main>
      <Screen
        title="Support"
        lead={`How to reach ${productName()}, and how soon we answer.`}
        width="narrow"
        actions={<PublicNav />}
      >
        <div className={styles.channels}>
          {channels.map(({ icon: Icon, name, answer }) => (
            <Card key={name} className={styles.channel}>
              <Icon size={26} stroke={1.6} aria-hidden="true" />
              <div>
                <b>{name}</b>
                <div className="dim">answered {answer}</div>
              </div>
            </Card>
          ))}
        </div>
        <Title order={2} mt="xl" mb="sm">
          Asked most
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
