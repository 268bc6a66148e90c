import Bowser from 'bowser'

/** A browser as a person would name it, "Safari on iPhone"; nothing is guessed of what does not say who it is. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os, platform } = Bowser.parse(userAgent)
  const machine = /^(iPhone|iPad|Chromebook)$/.test(platform.model ?? '') ? platform.model : os.name
  const parts = [browser.name, machine].filter(Boolean)
  return parts.length > 0 ? parts.join(' on ') : 'Unknown device'
}
