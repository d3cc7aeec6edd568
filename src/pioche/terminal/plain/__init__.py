"""The game in plain sentences, for screen readers and pipes: no colours, no moving cursor."""
