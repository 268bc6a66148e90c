import { Button, Input, type ButtonProps } from '@mantine/core'
import { type ComponentProps, type MouseEvent, useId, useState } from 'react'

interface Guarded {
  /** What has to be given before the button does anything, as a sentence to the reader; null once everything is there. */
  missing: string | null
}

/**
 * A button that stays enabled while something is missing: pressed, it says what, below itself. A grey button would leave a
 * reader to guess. For a whole form Enter does the same, because it presses the form's button.
 */
export function GuardedButton({
  missing,
  onClick,
  ...props
}: Guarded & ButtonProps & Omit<ComponentProps<'button'>, 'color' | 'ref' | 'style'>) {
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const isSaid = isAsked && missing !== null
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    setAsked(missing !== null)
    if (missing === null) onClick?.(event)
    else event.preventDefault()
  }
  return (
    <>
      <Button {...props} aria-describedby={isSaid ? id : undefined} onClick={press} />
      {isSaid && (
        <Input.Error id={id} role="alert" w="100%">
          {missing}
        </Input.Error>
      )}
    </>
  )
}
