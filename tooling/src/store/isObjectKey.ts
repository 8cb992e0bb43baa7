/**
 * Whether a text can be the key of an object in every store. File systems give empty segments, `.` and `..` a
 * meaning of their own, and so do URLs; FolderStore needs the name `@` itself.
 */
export function isObjectKey(key: string): boolean {
  return !key.includes('\0') && key.split('/').every((segment) => !['', '.', '..', '@'].includes(segment));
}
