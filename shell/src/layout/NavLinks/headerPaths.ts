import type { RoutePath } from '@farekite/shared/contract';

export const HEADER_PATHS = ['/', '/about', '/blog', '/contact'] as const satisfies readonly RoutePath[];
