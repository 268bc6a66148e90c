import { Textarea, Title } from '@mantine/core'
import { Card } from '../../../../kit/web/parts.tsx'
import { useTyped } from '../../../../kit/web/use-typed.ts'

/** Under what this browser keeps them: the server has needs for one visit alone, and only around it. */
export const usualNeedsField = 'usual needs'

/** What somebody never eats, written once instead of at each booking. It stays on their device. */
export function UsualNeeds() {
  const [text, setText] = useTyped(usualNeedsField)
  return (
    <Card>
      <Title order={2} mb="sm">
        Diet and allergies
      </Title>
      <Textarea
        label="Dietary needs and allergies (optional)"
        description="We’ll fill this in when you choose a time, or on the page of a visit that was booked for you. You choose whether to send it. It stays on this device, for 30 days after you last change it or until you sign out. Brands never see it on your profile."
        maxLength={400}
        autosize
        minRows={2}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Card>
  )
}
