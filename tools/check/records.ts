export type Document = { path: string; text: string }

const folders = ['docs/decisions', 'docs/product']
const parts = ['Context', 'Decision', 'Consequences', 'How we know it is obeyed']

/** Decision records are numbered from 001 without gaps, and each has the four parts in their order. */
export function listRecordProblems(documents: Document[]): string[] {
  return folders.flatMap((folder) => {
    const records = documents
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    return records.flatMap(({ path, text }, at) => {
      const number = String(at + 1).padStart(3, '0')
      const found = [...text.matchAll(/^## (.*)$/gm)].map((match) => match[1])
      return [
        ...(path.startsWith(`${folder}/${number}-`) && text.startsWith(`# ${number} · `)
          ? []
          : [`${path}: the next record of ${folder} is ${number}, in its name and its title.`]),
        ...(found.join() === parts.join() ? [] : [`${path}: a record has the parts ${parts.join(' · ')}.`]),
      ]
    })
  })
}
