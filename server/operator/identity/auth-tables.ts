const dates = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/** better-auth's tables and columns, and their names here. */
export const authTables = {
  user: {
    modelName: 'members',
    fields: { emailVerified: 'email_verified', ...dates },
  },
  account: {
    modelName: 'member_accounts',
    fields: {
      userId: 'member_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...dates,
    },
  },
  session: {
    modelName: 'member_sessions',
    fields: {
      userId: 'member_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...dates,
    },
  },
  verification: {
    modelName: 'member_challenges',
    fields: { expiresAt: 'expires_at', ...dates },
  },
} as const;

export const codesTable = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'member_codes',
    fields: {
      userId: 'member_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const;

export const passkeysTable = {
  passkey: {
    modelName: 'member_passkeys',
    fields: {
      userId: 'member_id',
      publicKey: 'public_key',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const;
