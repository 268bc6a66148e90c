export function ListExplorerScreen() {
  return null
}
