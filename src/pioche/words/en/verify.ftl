# pioche verify

verify-head = a fingerprint of the game that was kept while it was played: the record must hold it; may be repeated
verify-commitment = the SHA-256 of a seed, as promised before the game: the record must hold it; may be repeated
verify-digest = “{ $text }” is not a fingerprint: 64 hexadecimal digits are needed.
verify-head-missing = The fingerprint { $head } is not in this record: this is not the game that was seen.
verify-head-no-chain = This record holds no fingerprints of the game: nothing shows that it is the game that was seen.
verify-commitment-missing = The promise { $digest } is not among those of this record.

cli-verify-unshown = { $name } promised a seed and did not show it: it had no part in the draws.
cli-verify-chain = { $count ->
    [one] { $count } fingerprint of the game, recomputed
   *[other] { $count } fingerprints of the game, all recomputed
}; the last one: { $head }
cli-verify-no-chain = This record is in the first format, without fingerprints of the game: nothing proves that these are the moves that were made.
cli-verify-heads = { $count ->
    [one] The fingerprint that was kept is among them: this is the game that was seen.
   *[other] The { $count } fingerprints that were kept are among them: this is the game that was seen.
}
cli-verify-no-heads = No kept fingerprint was given (--head): a forged game under the same seeds would pass this check. The browser that played shows the command with its own fingerprint.
cli-verify-commitments = { $count ->
    [one] The promise that was kept is the one of this record.
   *[other] The { $count } promises that were kept are among those of this record.
}
