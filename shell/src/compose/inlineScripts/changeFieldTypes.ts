/**
 * Stands at the end of a document. When the page has been painted, it gives fields the type in their
 * `data-type-after-paint` attribute. Until then they are text fields.
 */
export function changeFieldTypes(): void {
  // A timer of a frame runs after its paint.
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('[data-type-after-paint]')) {
        field.type = field.dataset.typeAfterPaint ?? 'text';
      }
    });
  });
}
