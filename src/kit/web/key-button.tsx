import { Button, type ButtonProps, Kbd } from '@mantine/core'
import type { ComponentProps } from 'react'

type Props = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps> & { letter: string }

/** A button with the letter that presses it too, on it and for `listKeys`. */
export function KeyButton({ letter, ...button }: Props) {
  return <Button data-key={letter} rightSection={<Kbd size="xs">{letter.toUpperCase()}</Kbd>} {...button} />
}
