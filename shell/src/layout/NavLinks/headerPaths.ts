import type { RoutePath } from '@farekite/shared/contract';

/** The paths of the header's links, in order. */
export const HEADER_PATHS = ['/', '/about', '/blog', '/contact'] as const satisfies readonly RoutePath[];
