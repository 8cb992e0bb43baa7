/**
 * Whether a text can be the key of an object in every store. File systems give empty segments, `.` and `..` a
 * meaning of their own, and so do URLs; `\` separates folders on Windows; FolderStore needs the name `@` itself.
 */
export function isObjectKey(key: string): boolean {
  return !/[\0\\]/.test(key) && key.split('/').every((segment) => !['', '.', '..', '@'].includes(segment));
}
