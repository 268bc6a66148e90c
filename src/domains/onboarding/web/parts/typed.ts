/** What was typed is kept in this tab: a reload or a wrong turn costs nothing. */
const storageKey = 'joinForm'

/** Keeps the texts and choices of a form, or forgets them; what is agreed to is asked again. */
export function saveTyped(form: HTMLFormElement | null): void {
  if (!form) return sessionStorage.removeItem(storageKey)
  const texts = [...new FormData(form)].filter(([name]) => !(form.elements.namedItem(name) as HTMLInputElement).checked)
  sessionStorage.setItem(storageKey, JSON.stringify({ ...savedTexts(), ...Object.fromEntries(texts) }))
}

/** Puts what was kept into the fields that nothing was typed into yet. */
export function putBack(form: HTMLFormElement): void {
  const kept = savedTexts()
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type !== 'checkbox' && !field.value)
      field.value = kept[field.name] ?? ''
    const text = field instanceof HTMLSelectElement && kept[field.name]
    if (text && field.selectedIndex <= 0) field.value = text
  }
}

/** Whether there is something to put back. */
export function hasTyped(): boolean {
  return sessionStorage.getItem(storageKey) !== null
}

function savedTexts(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
