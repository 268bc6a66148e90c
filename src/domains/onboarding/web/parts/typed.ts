/** What was typed is kept in this tab: a reload or a wrong turn costs nothing. */
const keptKey = 'joinForm'

/** Keeps the texts and choices of a form, or forgets them; what is agreed to is asked again. */
export function keepTyped(form: HTMLFormElement | null): void {
  if (!form) return sessionStorage.removeItem(keptKey)
  const texts = [...new FormData(form)].filter(([name]) => !(form.elements.namedItem(name) as HTMLInputElement).checked)
  sessionStorage.setItem(keptKey, JSON.stringify({ ...keptTexts(), ...Object.fromEntries(texts) }))
}

/** Puts what was kept into the fields that nothing was typed into yet. */
export function putBack(form: HTMLFormElement): void {
  const kept = keptTexts()
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type !== 'checkbox' && !field.value)
      field.value = kept[field.name] ?? ''
    const text = field instanceof HTMLSelectElement && kept[field.name]
    if (text && field.selectedIndex <= 0) field.value = text
  }
}

/** Whether there is something to put back. */
export function hasTyped(): boolean {
  return sessionStorage.getItem(keptKey) !== null
}

function keptTexts(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(keptKey) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
