/**
 * The folders of the projects in which the types of all files are checked. The workspace's own contains those of all
 * packages, so that what they share is checked once; the worker has another platform's types.
 */
export const TYPE_CHECKS = ['.', 'deploy/worker'] as const;
