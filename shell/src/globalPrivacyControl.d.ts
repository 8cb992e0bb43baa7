interface Navigator {
  /** Whether the visitor wants not to be followed: https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean;
}
