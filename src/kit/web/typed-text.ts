/** What a field of a form holds, without the space around it; empty where there is no such field. */
export function typedText(data: FormData, field: string): string {
  const value = data.get(field)
  return typeof value === 'string' ? value.trim() : ''
}
