import * as v from 'valibot';

/** Much more than any head needs: it is repeated in every document. */
const TEXT_CHARACTERS = 2_000;
const STRUCTURED_DATA_ITEMS = 100;

const text = v.pipe(v.string(), v.maxLength(TEXT_CHARACTERS));
/** An address on the site's origin, which a second slash would leave. */
const localAddress = v.pipe(text, v.regex(/^\/(?!\/)/, 'Expected a path of the site'));

/** What a process that renders so many pages returns, in the order in which they were asked for. */
export function renderedPagesSchema(count: number) {
  return v.pipe(
    v.array(
      v.object({
        markup: v.string(),
        head: v.object({
          title: text,
          description: text,
          picture: v.exactOptional(v.object({ src: localAddress, alt: text })),
          structuredData: v.exactOptional(
            v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(STRUCTURED_DATA_ITEMS)),
          ),
        }),
      }),
    ),
    v.length(count),
  );
}

/** What a process that composes so many documents returns. None of the site's files lies in a folder. */
export function documentsSchema(count: number) {
  return v.object({
    documents: v.pipe(v.array(v.string()), v.length(count)),
    siteFiles: v.record(
      v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/, 'Expected the name of a file')),
      v.pipe(v.string(), v.base64()),
    ),
  });
}
